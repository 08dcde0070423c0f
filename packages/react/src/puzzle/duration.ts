/** Minutes and seconds, in the figures of the language. */
export function duration(milliseconds: number, locale: string): string {
  const seconds = Math.round(milliseconds / 1000);
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const one = new Intl.NumberFormat(locale, { useGrouping: false });
  return `${one.format(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`;
}
