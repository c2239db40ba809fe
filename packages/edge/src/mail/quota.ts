import { countOf, refund, spend, type Use } from '../lib/daily-quota';

/**
 * How many mails may go out. A mail provider takes a limited number a day: without limits of our own, a flood of false leads
 * would spend them, and the mail about the next real lead would be refused.
 */

/** Mails a day, if the environment sets no limit. A free plan has 100: 20 are left for alerts, digests and deletions. */
export const DAILY_MAILS_DEFAULT = 80;
/**
 * The part of the day's mails that replies may use, that digests of a flood have for themselves, and that an hour may use for
 * mails about single leads. More leads in an hour are a flood.
 */
const QUARTER = 4;
/** Replies a day to one domain: a school or a company, not a provider of mailboxes for everybody. */
const REPLIES_PER_DOMAIN = 10;

/** Providers of mailboxes for everybody: their users have nothing in common, so they share no limit. */
const PUBLIC_DOMAINS = new Set(
  `gmail.com outlook.com hotmail.com live.com msn.com hotmail.co.uk hotmail.fr hotmail.de hotmail.es hotmail.it outlook.fr
   outlook.de outlook.es outlook.jp outlook.kr live.ca live.co.uk live.fr live.nl yahoo.com ymail.com yahoo.ca yahoo.co.uk
   yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.co.jp yahoo.com.hk yahoo.com.sg yahoo.com.au icloud.com me.com mac.com aol.com
   proton.me protonmail.com pm.me gmx.com gmx.de gmx.net gmx.ch gmx.at web.de t-online.de freenet.de mail.ru yandex.com
   yandex.ru qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com 139.com 189.cn aliyun.com naver.com
   daum.net hanmail.net kakao.com nate.com docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp nifty.com orange.fr
   wanadoo.fr free.fr sfr.fr laposte.net bbox.fr libero.it virgilio.it tiscali.it alice.it tim.it ziggo.nl kpnmail.nl
   planet.nl bluewin.ch btinternet.com sky.com virginmedia.com talktalk.net bell.net rogers.com shaw.ca telus.net
   sympatico.ca videotron.ca comcast.net verizon.net att.net sbcglobal.net cox.net bigpond.com optusnet.com.au xtra.co.nz
   singnet.com.sg netvigator.com emirates.net.ae fastmail.com zoho.com hey.com tutanota.com`.split(/\s+/),
);

/** The mail about one lead. */
export function ownerMailUse(limit: number, recipients: number, now: number): Use[] {
  const hour = new Date(now).toISOString().slice(11, 13);
  return [
    { name: 'mails', add: recipients, max: limit - reserved(limit) },
    { name: `hour-${hour}`, add: recipients, max: Math.max(recipients, Math.floor(limit / QUARTER)) },
  ];
}

/** The automatic reply. @param mailbox As `normalizeMailbox` writes it. */
export function replyUse(limit: number, mailbox: string): Use[] {
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  return [
    { name: 'mails', add: 1, max: limit - reserved(limit) },
    { name: 'replies', add: 1, max: Math.floor(limit / QUARTER) },
    ...(PUBLIC_DOMAINS.has(domain) ? [] : [{ name: `domain-${domain}`, add: 1, max: REPLIES_PER_DOMAIN }]),
  ];
}

/** The digest of a flood, which may use the whole day's limit. */
export function floodMailUse(limit: number, recipients: number): Use[] {
  return [{ name: 'mails', add: recipients, max: limit }];
}

/** Whether the day has no room for a mail about a single lead. */
export function isSpent(limit: number, recipients: number, mails: number): boolean {
  return mails + recipients > limit - reserved(limit);
}

const reserved = (limit: number) => Math.ceil(limit / QUARTER);

/**
 * Sends a mail if the day has room for it.
 * @returns Whether it was sent. A mail that fails uses nothing.
 */
export async function withinBudget(
  db: D1Database,
  use: readonly Use[],
  now: number,
  send: () => Promise<void>,
): Promise<boolean> {
  if (!(await spend(db, use, now))) return false;
  try {
    await send();
    return true;
  } catch (error) {
    await refund(db, use, now);
    throw error;
  }
}

/** The mails of a day that were counted so far. */
export const mailsOf = (db: D1Database, now: number) => countOf(db, 'mails', now);
