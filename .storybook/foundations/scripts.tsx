import { vars } from '../../packages/ui/src/styles/theme.css';
import { latinFonts, systemFonts } from '../../packages/ui/src/styles/tokens';
import { directionOf, LANGUAGES, messageOf, nameOf, type Language } from './messages';
import { fine } from './sheet';

/** The names of shipped fonts end like this. */
const SHIPPED = / Variable$/;

/** The fonts of a language: our two, or the system fonts in order of preference. */
function fontsOf(language: Language): string {
  const isShipped = !(language in systemFonts);
  const stacks = isShipped ? Object.values(latinFonts) : [systemFonts[language as keyof typeof systemFonts]];
  const names = stacks.flatMap((stack) => [...stack.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name));
  return isShipped
    ? names
        .filter((name) => SHIPPED.test(name))
        .map((name) => name.replace(SHIPPED, ''))
        .join(' and ')
    : `The system’s: ${names.join(', ')}`;
}

/** Each language in its own script and direction, with its fonts. */
export function Scripts() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
        gap: vars.space['8'],
      }}
    >
      {LANGUAGES.map((language) => (
        <div
          key={language}
          style={{ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: vars.space['3'] }}
        >
          <p style={fine}>
            <strong>{nameOf(language, 'en')}</strong> · <code>{language}</code>
          </p>
          <div lang={language} dir={directionOf(language)} style={{ fontFamily: vars.font.sans }}>
            <h3 style={{ marginBlock: vars.space['2'] }}>{messageOf('lead-form', 'title', language)}</h3>
            <p>{messageOf('lead-form', 'messageHelp', language)}</p>
          </div>
          <p style={{ ...fine, marginBlockStart: vars.space['2'] }}>{fontsOf(language)}</p>
        </div>
      ))}
    </div>
  );
}
