/** The result of exported.ts, which main.ts passes to beside.tsx. */
declare module 'virtual:exported' {
  const pages: unknown;
  export default pages;
}
