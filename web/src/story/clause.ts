// The text of a rule, fetched once and cut into what can be shown without any markup of its own.

export interface Span {
  readonly text: string;
  readonly strong: boolean;
}

export type Block =
  | { readonly kind: "text"; readonly spans: readonly Span[] }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const fetched = new Map<string, Promise<string>>();

/** The text of a clause, in this language where the server has it. A failure is forgotten, so that it can be tried again. */
export function clauseText(clause: string, language: string): Promise<string> {
  const address = `/api/rules/${encodeURIComponent(clause)}?language=${language}`;
  const known = fetched.get(address);
  if (known) return known;
  const asked = ask(address);
  fetched.set(address, asked);
  asked.catch(() => fetched.delete(address));
  return asked;
}

async function ask(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const body: unknown = await answer.json();
  const text = typeof body === "object" && body !== null && "text" in body ? body.text : null;
  if (typeof text !== "string") throw new Error("The server sent no text.");
  return text;
}

/** Paragraphs and tables of a rule, as the rulebook writes them. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let rows: string[] = [];
  const flush = () => {
    if (lines.length) blocks.push({ kind: "text", spans: spansOf(lines.join(" ")) });
    if (rows.length) blocks.push(tableOf(rows));
    lines = [];
    rows = [];
  };
  for (const line of text.split("\n").map((one) => one.trim())) {
    const row = line.startsWith("|");
    if (!line || (row && lines.length) || (!row && rows.length)) flush();
    if (line) (row ? rows : lines).push(line);
  }
  flush();
  return blocks;
}

function spansOf(text: string): Span[] {
  return text
    .split("**")
    .map((part, at) => ({ text: part.replaceAll("`", ""), strong: at % 2 === 1 }))
    .filter((span) => span.text !== "");
}

function tableOf(lines: readonly string[]): Block {
  const cells = lines.map((line) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => cell.trim()),
  );
  const [head = [], ...rows] = cells.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
  return { kind: "table", head, rows };
}
