/** Lines of a list, each with its mark, on a square of 24. */
export const SIGN = "M3 4H7V8H3ZM9 5H21V7H9ZM3 10H7V14H3ZM9 11H21V13H9ZM3 16H7V20H3ZM9 17H21V19H9Z";
