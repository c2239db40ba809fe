/** The first digits of the scripts in which keyboards of our visitors write numbers: Arabic, Persian, fullwidth. */
const ZEROS = [0x0660, 0x06f0, 0xff10];

/** The whole number in a field, in whichever digits it was typed; `NaN` if it is none. */
export function wholeNumberIn(text: string): number {
  const latin = text.trim().replace(/[٠-٩۰-۹０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? code));
  });
  return /^\d+$/.test(latin) ? Number(latin) : NaN;
}
