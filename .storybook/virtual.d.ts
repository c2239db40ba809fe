/** What exported.ts has read, as main.ts hands it to beside.tsx. */
declare module 'virtual:exported' {
  const pages: unknown;
  export default pages;
}
