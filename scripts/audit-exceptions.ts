/**
 * Direct dependencies whose code runs only during the build, by their path in `pnpm audit`, and why no visitor runs it.
 * Single advisories are excepted in pnpm-workspace.yaml (`auditConfig.ignoreGhsas`).
 */
export const BUILDS_ONLY: Readonly<Record<string, string>> = {
  'site>gatsby':
    'writes the HTML on the machine that builds, from files of this repository; finish-html.ts takes its scripts out of the pages and .assetsignore out of the deploy',
  'site>gatsby-plugin-mdx': 'a plugin of Gatsby, which is given pages of this repository alone',
  'site>gatsby-source-filesystem': 'a plugin of Gatsby, which reads files of this repository alone',
  'site>@mdx-js/react': "a peer that Gatsby's plugin asks for; no page loads it",
};
