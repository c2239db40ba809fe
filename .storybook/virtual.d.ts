/** The result of exported.ts, which main.ts passes to beside.tsx. */
declare module 'virtual:exported' {
  const pages: unknown;
  export default pages;
}
/** The result of site-pages.ts, which main.ts passes to pages/site-page.tsx. */
declare module 'virtual:pages' {
  const pages: unknown;
  export default pages;
}
/** The result of changes.ts, which main.ts passes to changelog.tsx. */
declare module 'virtual:changelog' {
  const text: string;
  export default text;
}
/** The result of checked.ts, which main.ts passes to accessibility.tsx. */
declare module 'virtual:checked' {
  const checked: unknown;
  export default checked;
}
