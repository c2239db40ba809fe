import { cut } from '../lib/truncate';
import { oneLine, plainText } from '@tutoring/domain/plain-text';
import { inboxUrl, type Business } from '../business';
import { escaped } from '../lib/escape-html';
import { labelledFields, leadTopic } from '../leads/labelled-fields';
import type { OutboundLead } from '../leads/outbound-lead';

/** Characters that Slack takes in a section's text, and in a heading. */
const SECTION_MAX = 3000;
const HEADING_MAX = 150;
const CUT = ' …';

/** A message for an incoming webhook of Slack. */
interface SlackMessage {
  /** What notifications show. */
  text: string;
  blocks?: unknown[];
}

/** A lead as Slack shows it: what was typed is text there, no link, no mention, no command. */
export function slackLead(outbound: OutboundLead, business: Business): SlackMessage {
  const { payload: lead } = outbound;
  const title = `${lead.review ? '[check] ' : ''}Lead ${lead.reference}: ${leadTopic(lead)}`;
  const facts = labelledFields(outbound, business).map(([label, value]) => `*${label}:* ${slackEscaped(value)}`);
  const message = plainText(lead.message)
    .split('\n')
    .map((line) => `>${slackEscaped(oneLine(line))}`);
  return {
    text: slackEscaped(title),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: fitting([slackEscaped(title)], HEADING_MAX), emoji: false } },
      section(facts),
      ...(lead.message ? [section(message)] : []),
      section([`<${inboxUrl(business, lead.reference)}|Open it in the inbox>`]),
    ],
  };
}

/** That a lead is to be deleted, as Slack shows it. */
export function slackDeletion(reference: string): SlackMessage {
  return { text: `Lead ${reference} was deleted: please delete it here as well.` };
}

/**
 * Slack's own escaping (docs.slack.dev, "Formatting message text"): three characters, and no other. A mention or a link
 * needs one of them.
 */
export function slackEscaped(text: string): string {
  return escaped(text);
}

function section(lines: readonly string[]): unknown {
  // `verbatim`: Slack makes no links and mentions of what only looks like some.
  return { type: 'section', text: { type: 'mrkdwn', text: fitting(lines, SECTION_MAX), verbatim: true } };
}

/** Escaped lines, as many as fit, with none of their escapes cut in two. */
function fitting(lines: readonly string[], max: number): string {
  const text = lines.join('\n');
  if (text.length <= max) return text;
  return cut(text, max - CUT.length).replace(/&[a-z]*$/, '') + CUT;
}
