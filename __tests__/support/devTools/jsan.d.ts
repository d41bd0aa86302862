/** What DevTools reads and writes its files with; it brings no types of its own. */
declare module 'jsan' {
  const jsan: { parse: (text: string) => unknown; stringify: (value: unknown) => string };
  export default jsan;
}
