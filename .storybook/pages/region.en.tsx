import type { ReactNode } from 'react';
import { Link } from '../../packages/ui/src/link';
import { Marked, MarkedScript, type MarkedStripProps } from '../../packages/ui/src/marked-script';
import { Sidenote } from '../../packages/ui/src/sidenote';
import { Table } from './proof';

/** What a region's page says, shortened from site/content. */
export interface RegionText {
  path: string;
  name: string;
  kicker: string;
  title: string;
  marked: string;
  lead: string;
  strip: Pick<MarkedStripProps, 'right' | 'wrong' | 'note'>;
  script: ReactNode;
  facts: readonly (readonly [string, ReactNode])[];
  caption: string;
  sections: readonly { heading: string; body: ReactNode }[];
  times: { heading: string; text: string; rows: readonly (readonly string[])[] };
  schools: string;
  grades: string;
  call: { heading: string; text: ReactNode };
  sources: { date: string; items: readonly string[] };
}

export const en: RegionText = {
  path: '/ae/en',
  name: 'United Arab Emirates',
  kicker: 'IB Diploma SL and HL · AP exam preparation',
  title: 'IB and AP tutoring in the UAE:',
  marked: 'your afternoon, our morning',
  lead: 'Live one-to-one sessions online for IB Diploma students and for AP exams. The time difference with Toronto works in your favour: sessions fall after school, when the tutor’s working day begins.',
  strip: {
    right: 'On hotter days Dubai tends to use more electricity',
    wrong: 'predict a day of 5 °C',
    note: 'At which temperature do your data begin?',
  },
  script: (
    <MarkedScript title="A student’s Maths AI answer: heat and electricity" grade="2/4" sample>
      <p>
        <Marked kind="tick" note="“Tends to”, and in context. That is how a trend is described.">
          On hotter days Dubai tends to use more electricity
        </Marked>{' '}
        and{' '}
        <Marked by="ai" note="Which number says how close? Quote it.">
          the points lie close to my line
        </Marked>
        , so I use it to <Marked note="At which temperature do your data begin?">predict a day of 5 °C</Marked>.
      </p>
    </MarkedScript>
  ),
  facts: [
    ['IB exam session', 'May'],
    ['Sessions in', 'English, Arabic on request'],
    ['Your clock', 'Toronto +9 h in January, +8 h in July'],
    ['Price of a session, from', 'USD 59 / CAD 79'],
    ['Local currency', 'United Arab Emirates Dirham (AED)'],
    [
      'Write to us',
      <a key="whatsapp" href="https://whatsapp.tutoring.example/hello">
        WhatsApp
      </a>,
    ],
  ],
  caption:
    'Session times on your clock and on your tutor’s in Toronto · Mon – Thu 16:30 – 21:00 · Fri 16:00 – 20:00 · Sat – Sun 15:00 – 21:00',
  sections: [
    {
      heading: 'School year and exam dates, 2026–27',
      body: (
        <>
          <p>
            The table shows the Ministry of Education calendar with the exam weeks. Indian curriculum schools, for
            example, differ; your own school’s dates decide.
            <Sidenote>Copy it onto paper and write mocks and coursework days beside it, in pencil.</Sidenote>
          </p>
          <Table
            caption="School year and exams"
            head={['Date', 'What']}
            rows={[
              ['31 August 2026', 'Start of the school year'],
              ['5–11 April 2027', 'Spring break'],
              ['23 April – 19 May 2027 (from a secondary page)', 'IB exams'],
              ['3–7 and 10–14 May 2027', 'AP exams'],
            ]}
          />
        </>
      ),
    },
    {
      heading: 'Local universities, equivalency, and admission after EmSAT',
      body: (
        <p>
          The cancellation of EmSAT for Grade 12 was announced on 3 November 2024, and each university now sets its own
          criteria. Older pages still list scores. Check with the university which subjects and grades it wants this
          year.
          <Sidenote>Ask for the page and the year it holds for. A rule without a year is hearsay.</Sidenote>
        </p>
      ),
    },
  ],
  times: {
    heading: 'When sessions take place',
    text: 'Afternoons and evenings suit both sides, from Monday to Sunday. Mornings in the Emirates are night in Toronto.',
    rows: [
      ['Mon – Thu', '16:30 – 21:00', '07:30 – 12:00', '08:30 – 13:00'],
      ['Fri', '16:00 – 20:00', '07:00 – 11:00', '08:00 – 12:00'],
      ['Sat – Sun', '15:00 – 21:00', '06:00 – 12:00', '07:00 – 13:00'],
    ],
  },
  schools: 'Schools in Dubai',
  grades: 'Add up six IB grades',
  call: {
    heading: 'What to bring to the free consultation',
    text: (
      <>
        Have ready the subjects and levels, the school’s exam dates, and one marked test. If you have a question first,{' '}
        <Link href="/contact">write to us</Link>.
      </>
    ),
  },
  sources: {
    date: 'November 2026',
    items: [
      'UAE Ministry of Education calendar 2026–29, as reported by connector.ae: dates of the school year.',
      'College Board, AP Central, as recorded in 2026: AP exam weeks of May 2027. num8ers.com: IB session of May 2027.',
      'Khaleej Times, 3 November 2024, and ARN News Centre: end of EmSAT.',
    ],
  },
};
