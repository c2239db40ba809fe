/** The first digits of the scripts in which visitors may type: Arabic, Persian, and the wide ones of East Asia. */
const ZEROS = ['٠', '۰', '０'];

/** The number that a text says, in whatever digits and with a comma or a point; `NaN` if it says none. */
export function numberIn(text: string): number {
  const plain = text
    .trim()
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => {
      const zero = ZEROS.findLast((one) => one <= digit) ?? '0';
      return String(digit.charCodeAt(0) - zero.charCodeAt(0));
    })
    .replace(/[,٫．，]/, '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
}
