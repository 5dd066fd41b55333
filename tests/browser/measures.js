/* What is wrong with what is on the screen, as sentences. Run in the page by `measures.py`. */
({ width, height, slots }) => {
  const LEAST = 43.5; // pixels of a target: 44, but for rounding
  const PICKED = 36; // of what only picks something
  const SMALLEST = 24; // of a square in a palace that fits itself
  const TARGETS =
    "button, a[href], input, select, textarea, summary, [role=tab], [role=button], [role=link], [role=checkbox], " +
    "[role=switch], [role=radio], [role=option], [role=menuitem], [role=gridcell], [data-target]";
  const SCROLLERS = "[role=tabpanel], dialog, [data-scrolls]";
  const screen = { left: 0, top: 0, right: width, bottom: height };
  const complaints = new Set();
  const say = (what) => complaints.add(what);
  const round = (box) => `${Math.round(box.right - box.left)} x ${Math.round(box.bottom - box.top)}`;

  // What an element is called, and where it is.
  function called(element) {
    const own = (one) => one.getAttribute("aria-label") ?? one.dataset?.place ?? one.textContent.trim().replace(/\s+/g, " ");
    const place = element.parentElement?.closest("[data-slot], [role=tabpanel], dialog, section[aria-label], header, aside, nav");
    const where = place ? place.dataset.slot ?? place.getAttribute("aria-label") ?? place.tagName.toLowerCase() : "page";
    return `${element.getAttribute("role") ?? element.tagName.toLowerCase()} "${own(element).slice(0, 50)}" (${where})`;
  }

  const boxOf = (element) => {
    if (element.getAttribute("role") === "gridcell") return (element.querySelector("rect") ?? element).getBoundingClientRect();
    const label = element.matches("input") ? element.closest("label") : null;
    return (label ?? element).getBoundingClientRect();
  };

  // In a box of a pixel or two that clips is what only screen readers find.
  const heard = new Map();
  function onlyHeard(element) {
    if (element === null) return false;
    if (!heard.has(element)) {
      const { width: wide, height: high } = element.getBoundingClientRect();
      const clips = () => {
        const style = getComputedStyle(element);
        return style.overflow !== "visible" || style.clipPath !== "none" || style.clip !== "auto";
      };
      heard.set(element, (wide <= 2 && high <= 2 && clips()) || onlyHeard(element.parentElement));
    }
    return heard.get(element);
  }
  const visible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !onlyHeard(element);

  // The ancestors that cut an element off, from within, up to the first that may scroll.
  function* frames(element) {
    let position = getComputedStyle(element).position;
    for (let one = element.parentElement; one && position !== "fixed"; one = one.parentElement) {
      const style = getComputedStyle(one);
      const holds = position !== "absolute" || style.position !== "static" || style.transform !== "none";
      if (one instanceof SVGElement || !holds || style.display === "contents" || style.display === "inline") continue;
      position = style.position;
      if (one === document.body || one === document.documentElement) return;
      if (style.overflowX !== "visible" || style.overflowY !== "visible" || style.contain.includes("paint")) {
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        yield { element: one, scrolls, may: scrolls && one.closest(SCROLLERS) !== null };
      }
    }
  }

  const inner = (element) => {
    const box = element.getBoundingClientRect();
    const left = box.left + element.clientLeft, top = box.top + element.clientTop;
    return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight };
  };
  const beyond = (box, frame, x = 1, y = 1) =>
    box.left < frame.left - x || box.right > frame.right + x || box.top < frame.top - y || box.bottom > frame.bottom + y;
  const cut = (box, frame) => ({
    left: Math.max(box.left, frame.left), top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right), bottom: Math.min(box.bottom, frame.bottom),
  });

  const lost = new Set(); // what was told already: of a target that is cut the texts are cut as well
  // Says what reaches out of its frames; what remains of it to see, or nothing.
  function within(element, box, name, x, y) {
    let seen = box;
    let told = false;
    for (const { element: frame, may } of frames(element)) {
      const edge = inner(frame);
      if (!may && !told && beyond(box, edge, x, y)) {
        if (!lost.has(element.closest(TARGETS))) say(`cut: ${name}, by ${called(frame)}`);
        told = true; // once is enough
        lost.add(element);
      }
      seen = cut(seen, edge);
      if (may) return seen.right > seen.left && seen.bottom > seen.top ? seen : null;
    }
    if (!told && beyond(box, screen, x, y) && !lost.has(element.closest(TARGETS))) {
      say(`outside the screen: ${name}`);
      lost.add(element);
    }
    seen = cut(seen, screen);
    return seen.right > seen.left && seen.bottom > seen.top ? seen : null;
  }

  const modal = document.querySelector("dialog:modal");
  const root = modal ?? document.body;
  const grid = (element) => element.closest("[role=grid]");

  // Targets: large enough, wholly there.
  const flat = (element) => {
    const inText = getComputedStyle(element).display === "inline" && element.matches("a, button");
    return inText && [...element.parentElement.childNodes].some((one) => one instanceof Text && one.data.trim() !== "");
  };
  const means = (element) => element.getAttribute("role") !== "gridcell" || element.matches("[data-target]") ||
    getComputedStyle(element).cursor !== getComputedStyle(grid(element) ?? element).cursor;
  const targets = [];
  for (const element of root.querySelectorAll(TARGETS)) {
    if (!visible(element) || flat(element) || !means(element)) continue;
    const box = boxOf(element);
    const name = called(element);
    const zooms = element.getAttribute("role") === "gridcell" && grid(element)?.dataset.zoom === "touch";
    const least = element.closest("[data-picks]") && !element.closest("[data-above]") ? PICKED : LEAST;
    if (!zooms && (box.width < least || box.height < least)) say(`below ${Math.ceil(least)} px: ${name}: ${round(box)}`);
    if (grid(element)) continue; // a palace may be larger than its window
    const seen = within(element, box, name);
    if (seen) targets.push({ element, box: seen, name });
  }

  // Texts: whole, in view.
  const texts = [];
  for (const element of root.querySelectorAll(":not(svg, svg *)")) {
    if (!visible(element)) continue;
    const words = [...element.childNodes].filter((one) => one instanceof Text && one.data.trim() !== "");
    const style = getComputedStyle(element);
    if (/auto|scroll/.test(style.overflowX + style.overflowY) && !element.closest(SCROLLERS)) {
      const more = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (more && element !== document.scrollingElement) say(`scrolls: ${called(element)}`);
    }
    if (words.length === 0) continue;
    const name = `text "${words.map((one) => one.data.trim()).join(" ").slice(0, 40)}" of ${called(element)}`;
    const hides = /hidden|clip/.test(style.overflowX + style.overflowY);
    const named = element.closest("[data-name]") !== null;
    if (hides && !named && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)) say(`cut: ${name}`);
    const size = parseFloat(style.fontSize);
    const target = element.closest(TARGETS);
    for (const word of words) {
      const range = document.createRange();
      range.selectNodeContents(word);
      for (const line of range.getClientRects()) {
        if (line.width < 1) continue;
        const shown = hides ? cut(line, inner(element)) : line;
        if (target && beyond(shown, boxOf(target), 1, size * 0.2)) say(`sticks out: ${name}`);
        // A line is higher than its letters.
        const seen = within(element, shown, name, 1, Math.max(2, size * 0.2));
        if (seen) texts.push({ element, box: { ...seen, top: seen.top + size * 0.2, bottom: seen.bottom - size * 0.2 }, name });
      }
    }
  }

  // Nothing lies on something else, but for what does on purpose.
  const above = (element) => element.closest("[data-above]");
  const related = (one, other) => one.contains(other) || other.contains(one) || above(one) !== above(other);
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const things = [...targets, ...texts];
  things.forEach((one, at) => {
    for (const other of things.slice(at + 1)) {
      if (meet(one.box, other.box) && !related(one.element, other.element)) say(`overlap: ${one.name} and ${other.name}`);
    }
  });

  // The page as a whole, and its places.
  const page = document.documentElement;
  if (page.scrollWidth > width + 1) say(`the page is ${page.scrollWidth} px wide`);
  if (page.scrollHeight > height + 1) say(`the page is ${page.scrollHeight} px high`);
  if (Math.abs((visualViewport?.scale ?? 1) - 1) > 0.01) say(`the page is scaled: ${visualViewport.scale}`);
  for (const [slot, needed] of Object.entries(modal ? {} : slots)) {
    const places = [...document.querySelectorAll(`[data-slot="${slot}"]`)].filter(visible);
    if (places.length === 0 && needed) say(`missing: ${slot}`);
    for (const place of places) {
      const box = place.getBoundingClientRect();
      if (box.width < 44 || box.height < 44) say(`no room: ${slot}: ${round(box)}`);
      within(place, box, `slot ${slot}`);
    }
  }
  const squares = [...document.querySelectorAll("[data-slot=court] [role=gridcell]")].map(boxOf);
  const least = Math.min(...squares.map((box) => Math.min(box.width, box.height)));
  if (squares.length > 0 && least < SMALLEST) say(`squares of the palace of ${Math.round(least)} px`);
  return [...complaints];
}
