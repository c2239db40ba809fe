import { truncate } from '../lib/truncate';
import { oneLine, plainText } from '@tutoring/domain/plain-text';
import { inboxUrl, type Business } from '../business';
import { escapeHtml } from '../lib/escape-html';
import { labelledFields, leadTopic } from '../leads/labelled-fields';
import type { OutboundLead } from '../leads/outbound-lead';

/** Slack's limits of a section's text and of a heading, in characters. */
const SECTION_MAX = 3000;
const HEADING_MAX = 150;
const CUT = ' …';

/** A message for an incoming webhook of Slack. */
interface SlackMessage {
  /** The text of the notification. */
  text: string;
  blocks?: unknown[];
}

/** A lead as a Slack message. Typed text is only text there: no link, mention or command. */
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

/** The notice that a lead must be deleted. */
export function slackDeletion(reference: string): SlackMessage {
  return { text: `We have deleted lead ${reference}: please delete it here too.` };
}

/**
 * Slack's escaping (docs.slack.dev, "Formatting message text"): exactly three characters. Mentions and links need one of
 * them.
 */
export function slackEscaped(text: string): string {
  return escapeHtml(text);
}

function section(lines: readonly string[]): unknown {
  // `verbatim` keeps Slack from detecting links and mentions.
  return { type: 'section', text: { type: 'mrkdwn', text: fitting(lines, SECTION_MAX), verbatim: true } };
}

/** As many escaped lines as fit. No escape is cut in two. */
function fitting(lines: readonly string[], max: number): string {
  const text = lines.join('\n');
  if (text.length <= max) return text;
  return truncate(text, max - CUT.length).replace(/&[a-z]*$/, '') + CUT;
}
