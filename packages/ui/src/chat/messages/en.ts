/** The messages of the chat. */
export const en = {
  /** The text of the link, and the panel's name. */
  ask: 'Ask a question',
  close: 'Close',
  what: 'I’m a machine, not a person. I search the pages of this site and quote the sentences that answer you, each with a link. If our pages don’t say it, I don’t know it.',
  not: 'I don’t do homework or coursework, predict grades or give details about people. If something worries you, please talk to a person.',
  stays: 'What you write stays in this tab until you close it or start over. Please don’t write anything personal.',
  /** Replaces `stays` once the visitor has agreed to a language model. */
  staysModel:
    'What you write stays in this tab until you close it or start over, unless you agree below. Please don’t write anything personal.',
  modelAgree: 'Let a language model word answers',
  /** `{receiver}` is the company that runs the model, `{age}` a number of years. */
  modelHelp:
    'Your questions then also go to {receiver}, which runs the model. We store none of it. We check what it writes against our pages, but it may still be wrong. Tick this only if you are at least {age} years old or a parent agrees.',
  modelWriting: 'Wording an answer…',
  modelSaid: 'In a language model’s words:',
  starters: 'For example',
  starterPrice: 'What does a session cost?',
  starterFree: 'Is the first consultation free?',
  starterLesson: 'How does an online session work?',
  starterCancel: 'Can I cancel a session?',
  starterPoints: 'How many points does the IB diploma take?',
  log: 'Conversation',
  asked: 'You asked:',
  thinking: 'Searching our pages…',
  /** Below a calculation with the lowest price, such as "8 × USD 59 = USD 472". */
  sum: 'This is at the lowest price of a session. Our written proposal names your own price before you pay.',
  /** Follows `sum` if the calculation is about a month, and has a range. */
  sumMonth: 'A month has four or five weeks.',
  found: 'Our pages say:',
  /** Before quotations that may not be the answer. */
  foundUnsure: 'I’m not sure that this answers your question. Our pages say:',
  /** Before links to pages, below such quotations or {@link unknown}. */
  near: 'Close to your question:',
  /** `{language}` is the name of a language, such as "English". */
  from: 'From our page in {language}:',
  unknown:
    'I don’t know: I found nothing on our pages that answers this. A person can help: write to us, or book a free consultation.',
  failed: 'Something went wrong, so I couldn’t search our pages. Please try again, or write to us.',
  failedOffline:
    'You seem to be offline, so I couldn’t search our pages. Try again once you’re connected, or write to us then.',
  again: 'Try again',
  policy_homework:
    'I don’t write, solve or correct work that you hand in, and I don’t give answers to exercises. A tutor can show you how to do it yourself.',
  policy_grades:
    'Nobody can know which grade or place you’ll get, so I won’t guess. Our calculators show what a result would take, and a tutor can look at your work with you.',
  policy_person:
    'I don’t give details about people beyond what our pages say. If you want to reach someone, write to us.',
  policy_instructions:
    'I can only quote the pages of this site, so I can’t follow such instructions. Ask me about sessions, prices, subjects or exams.',
  field: 'Your question',
  send: 'Ask',
  empty: 'Please write your question first.',
  tooLong: 'Your question has {count} characters, and the limit is {max}. Please shorten it.',
  person: 'Ask a person',
  take: 'Send this conversation along',
  takeHelp: 'It goes into the contact form, where you can read and change it before you send it.',
  write: 'Write to us',
  over: 'Start over',
  transcript: 'My conversation with the chat on your site:',
  transcriptCut: '(Beginning left out for lack of space)',
  transcriptMe: 'Me: {text}',
  transcriptChat: 'Chat: {text}',
  transcriptQuotation: '“{text}” ({title}, {url})',
  transcriptModel: 'Language model: {text}',
} satisfies Record<string, string>;
