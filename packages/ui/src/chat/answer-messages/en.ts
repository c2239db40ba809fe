/**
 * The messages of direct answers, in the language of the visitor's message: for distress, abuse, other worries, the question
 * whether the chat is a machine, and courtesies. The reader may be a child: write for a child.
 */
export const en = {
  distress:
    'I’m glad you wrote this. I’m only a machine, but there are people who will listen to you and help. You don’t have to be alone with this. Please call one of them now. They also help if you are worried about somebody else.',
  trust: 'Tell an adult you trust as well: a parent, a teacher, an aunt.',
  abuse:
    'No adult may hit a child, touch a child who does not want it, write to one in secret or ask for secrets. If this happened to you, you have done nothing wrong. Tell an adult you trust. You can go to the police or a child protection service at any time, without asking us.',
  tell: 'Is it about one of our tutors? Use the contact form and begin with the word “safeguarding”. You need not prove anything: just say who you are, and how we can reach you safely. A person reads it. That tutor teaches no minors with us until it has been looked into, and does not hear from us who wrote.',
  worries:
    'That sounds hard, and I’m only a machine. Please talk to somebody you trust: a parent, a teacher, a friend. For your health, ask a doctor. These people listen as well:',
  perhaps: 'If something is weighing on you, or on somebody you know, these people will listen:',
  tutors: 'You can write to us too. A person will read it, but we are tutors, not counsellors.',
  machine:
    'Yes, I’m a machine: a program that answers with sentences from the pages of this site. Your sessions are different: each one is with a person. To reach a person, write to us or book a free consultation. The buttons are below.',
  greeting: 'Hello! Ask me about prices, subjects, times or exams, and I’ll look it up on our pages.',
  thanks: 'You’re welcome! If something else comes to mind, just ask.',
  goodbye: 'Goodbye! Come back whenever you have a question.',
  wellbeing: 'I’m fine, thank you: a program has no bad days. What can I look up for you?',
  joke: 'Why is the maths book so sad? It has too many problems. Jokes aren’t my best subject, so ask me about exams or sessions instead.',
  /** `{number}` is an emergency number. */
  danger: 'If you or somebody else is in danger now, call {number}.',
  dangerTwo: 'If you or somebody else is in danger now, call {ambulance} (ambulance) or {police} (police).',
  dangerElsewhere: 'If you or somebody else is in danger now, call the emergency number where you are.',
  country: 'Country',
  other: 'Another country',
  otherLines: 'Helplines in other countries:',
  young: 'for children and young people',
  protection: 'when a child is being harmed',
  /** `{number}` takes text messages. */
  byText: 'text {number}',
  always: 'day and night',
  list: 'All helplines and emergency numbers',
  concern: 'How to raise a concern',
  contact: 'Contact form',
} satisfies Record<string, string>;
