import { BUILDS_ONLY } from './audit-exceptions.ts';

/** The fields of an advisory in `pnpm audit --json` that we read. */
interface Advisory {
  github_advisory_id: string;
  module_name: string;
  severity: string;
  title: string;
  url: string;
  patched_versions?: string;
  findings: { version: string; paths: string[] }[];
}

/** The result of `pnpm audit --json`. */
export interface AuditRun {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** What an audit means for the run. */
export interface Verdict {
  kind: 'clean' | 'findings' | 'not asked' | 'broken';
  /** The message to print. */
  says: string;
}

/** pnpm's errors for a registry that does not answer or has no advisories. */
const NO_ANSWER = /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|Failed to request the audit endpoint/;

/**
 * Decides what an audit means. It separates code that reaches people from build-only code, and a registry without advisories
 * from a clean result: an unanswered audit must look neither like a vulnerability nor like a clean result.
 */
export function verdictOf({ status, stdout, stderr }: AuditRun): Verdict {
  const advisories = advisoriesIn(stdout);
  if (!advisories) {
    const said = `${stdout}\n${stderr}`.trim();
    return NO_ANSWER.test(said)
      ? {
          kind: 'not asked',
          says: `NOT AUDITED: this machine's registry has no advisories, so nothing is known. Run pnpm audit --prod with another registry (CI uses registry.npmjs.org). pnpm printed:\n${said}`,
        }
      : { kind: 'broken', says: `pnpm audit exited with ${status} and without a report. It printed:\n${said}` };
  }
  const reaching = advisories.filter((advisory) => pathsToPeople(advisory).length > 0);
  const buildOnly = advisories.length - reaching.length;
  const aside = buildOnly > 0 ? ` ${buildOnly} more affect build tools only (scripts/audit-exceptions.ts).` : '';
  if (reaching.length === 0) return { kind: 'clean', says: `No advisories for code that reaches people.${aside}` };
  return {
    kind: 'findings',
    says: [
      `Advisories for code that reaches people: ${reaching.length}.${aside}`,
      ...reaching.map(described),
      'Update the dependency, or add an override to pnpm-workspace.yaml. If it cannot affect anybody, list it there under auditConfig.ignoreGhsas, with the reason as a comment.',
    ].join('\n'),
  };
}

function advisoriesIn(stdout: string): Advisory[] | undefined {
  try {
    const { advisories } = JSON.parse(stdout) as { advisories?: Record<string, Advisory> };
    return advisories && Object.values(advisories);
  } catch {
    return undefined;
  }
}

/** The dependency paths through which it reaches people: those that do not begin with a build-only dependency. */
function pathsToPeople({ findings }: Advisory): string[] {
  return findings
    .flatMap(({ paths }) => paths)
    .filter((path) => !Object.keys(BUILDS_ONLY).some((tool) => path === tool || path.startsWith(`${tool}>`)));
}

function described(advisory: Advisory): string {
  const { severity, module_name, title, url, patched_versions } = advisory;
  return `- ${severity}: ${module_name} (${pathsToPeople(advisory)[0]}): ${title}, ${url}; fixed in ${patched_versions ?? 'no version yet'}`;
}
