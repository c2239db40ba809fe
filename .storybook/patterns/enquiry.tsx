import { Button } from '@tutoring/ui/button';
import { Callout } from '@tutoring/ui/callout';
import { TextField } from '@tutoring/ui/field';
import { Stack } from '@tutoring/ui/layout';
import { Link } from '@tutoring/ui/link';
import { notify } from '@tutoring/ui/toast';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Problems = Record<string, string>;

function problemsIn(entries: FormData): Problems {
  const email = entries.get('email');
  const isEmail = typeof email === 'string' && /.@.+\../.test(email);
  return {
    ...(!entries.get('name') && { name: 'Enter your name.' }),
    ...(!isEmail && { email: 'Enter an email address, such as parent@example.com.' }),
  };
}

export function Enquiry() {
  const [problems, setProblems] = useState<Problems>({});
  const summary = useRef<HTMLElement>(null);
  const found = Object.entries(problems);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const next = problemsIn(new FormData(event.currentTarget));
        flushSync(() => setProblems(next));
        if (summary.current) summary.current.focus();
        else notify({ title: 'Nothing is missing', description: 'A real form sends its message now.' });
      }}
    >
      <Stack>
        {found.length > 0 && (
          <Callout ref={summary} variant="warning" tabIndex={-1} messages={{ warning: 'Please check these fields' }}>
            <ul>
              {found.map(([name, problem]) => (
                <li key={name}>
                  <Link href={`#enquiry-${name}`}>{problem}</Link>
                </li>
              ))}
            </ul>
          </Callout>
        )}
        <TextField
          id="enquiry-name"
          name="name"
          label="Your name"
          autoComplete="name"
          required
          problem={problems.name}
        />
        <TextField
          id="enquiry-email"
          name="email"
          type="email"
          label="Email address"
          help="Used to answer you, and for nothing else."
          autoComplete="email"
          required
          problem={problems.email}
        />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}
