import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  display: 'inline-block',
  paddingInline: vars.space['2'],
  border: '1px solid',
  borderRadius: vars.radius.small,
  fontFamily: vars.font.sans,
  fontSize: '0.8125rem',
  fontStyle: 'normal',
  fontWeight: 600,
  lineHeight: 1.5,
});
export const variant = {
  neutral: component({ color: vars.color.inkSoft, borderColor: vars.color.edge }),
  mark: component({ color: vars.color.mark }),
};
