// Which language is spoken. The page asks, and before it the first script of its HTML, which has the words fetched along
// with the page: that one gets this function as it stands, so it needs nothing from around it.

/** Where the language that was chosen is kept. */
export const KEY = "alhambra.language";

/**
 * The first language that there is: `fr` for somebody who asks for `fr-CA`; English for want of any.
 * @param {readonly string[]} asked
 * @param {readonly string[]} there
 * @returns {string}
 */
export function wanted(asked, there) {
  const codes = asked.map((one) => one.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => there.includes(code)) ?? "en";
}

/** Where a language is written differently in its countries, the one whose way is taken. */
const REGIONS = { en: "en-GB" };

export const localeOf = (/** @type {string} */ language) => /** @type {Record<string, string>} */ (REGIONS)[language] ?? language;
