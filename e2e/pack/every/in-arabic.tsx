/** Every part in strict mode, with the messages of a language that reads from right to left. */
import { ar } from '@tutoring/ui/messages/ar';
import { Provider } from '@tutoring/ui/provider';
import { StrictMode } from 'react';
import Every from './page.tsx';

export const InArabic = () => (
  <StrictMode>
    <Provider lang="ar" messages={ar}>
      <Every />
    </Provider>
  </StrictMode>
);
