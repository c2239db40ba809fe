import { countOf, refund, consume, type QuotaUse } from '../lib/daily-quota';

/**
 * Quotas of mails. A provider accepts a limited number a day. Without our own quotas, a flood of false leads would use them
 * up, and the provider would reject the mail about the next real lead.
 */

/**
 * Mails a day if the environment sets no limit. A free plan has 100, so 20 are left for alerts, digests and deletion notices.
 */
export const DAILY_MAILS_DEFAULT = 80;
/**
 * A quarter of the day's mails is the limit for replies, is reserved for flood digests, and is the limit of an hour's mails
 * about single leads. More leads in an hour are a flood.
 */
const QUARTER = 4;
/** Replies a day to one domain, such as a school's or a company's. */
const REPLIES_PER_DOMAIN = 10;

/** Public mailbox providers: their users are unrelated, so they have no limit of a domain. */
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

/** The quotas that a mail about one lead uses. */
export function ownerMailUse(limit: number, recipients: number, now: number): QuotaUse[] {
  const hour = new Date(now).toISOString().slice(11, 13);
  return [
    { name: 'mails', add: recipients, max: limit - reserved(limit) },
    { name: `hour-${hour}`, add: recipients, max: Math.max(recipients, Math.floor(limit / QUARTER)) },
  ];
}

/**
 * The quotas that an automatic reply uses.
 * @param mailbox Normalised by `normalizeMailbox`.
 */
export function replyUse(limit: number, mailbox: string): QuotaUse[] {
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  return [
    { name: 'mails', add: 1, max: limit - reserved(limit) },
    { name: 'replies', add: 1, max: Math.floor(limit / QUARTER) },
    ...(PUBLIC_DOMAINS.has(domain) ? [] : [{ name: `domain-${domain}`, add: 1, max: REPLIES_PER_DOMAIN }]),
  ];
}

/** The quota that a flood digest uses: it may use the whole day's mails. */
export function floodMailUse(limit: number, recipients: number): QuotaUse[] {
  return [{ name: 'mails', add: recipients, max: limit }];
}

/** The quota that the mail with a marked page uses. A tutor's press is never a flood, so it may use the whole day's mails. */
export function returnMailUse(limit: number): QuotaUse[] {
  return [{ name: 'mails', add: 1, max: limit }];
}

/** Whether the day's mails about single leads are used up. */
export function isExhausted(limit: number, recipients: number, mails: number): boolean {
  return mails + recipients > limit - reserved(limit);
}

const reserved = (limit: number) => Math.ceil(limit / QUARTER);

/**
 * Sends a mail if the quotas allow it. A failed mail uses nothing.
 * @returns Whether it was sent.
 */
export async function withinQuota(
  db: D1Database,
  use: readonly QuotaUse[],
  now: number,
  send: () => Promise<void>,
): Promise<boolean> {
  if (!(await consume(db, use, now))) return false;
  try {
    await send();
    return true;
  } catch (error) {
    await refund(db, use, now);
    throw error;
  }
}

/** The number of mails sent on a day so far. */
export const mailsUsed = (db: D1Database, now: number) => countOf(db, 'mails', now);
