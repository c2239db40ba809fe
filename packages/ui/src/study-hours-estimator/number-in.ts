/** The first digits of the scripts in which visitors may type, the last first: wide ones of East Asia, Persian, Arabic. */
const ZEROS = ['０', '۰', '٠'];

/** The number that a text says, in whatever digits and with a comma or a point; `NaN` if it says none. */
export function numberIn(text: string): number {
  const plain = text
    .trim()
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => {
      const zero = ZEROS.find((one) => one <= digit) ?? '0';
      return String(digit.charCodeAt(0) - zero.charCodeAt(0));
    })
    .replace(/[,٫．，]/, '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
}
