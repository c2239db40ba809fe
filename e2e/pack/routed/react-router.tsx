import '@tutoring/ui/core.css';
import '@tutoring/ui/reset.css';
import '@tutoring/ui/components.css';
import { Provider, type LinkProps } from '@tutoring/ui/provider';
import { StrictMode, forwardRef } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router';
import { RoutedPage } from './routed-page.tsx';

const SiteLink = forwardRef<HTMLAnchorElement, LinkProps>(function SiteLink({ href, ...rest }, ref) {
  return <Link ref={ref} to={href} {...rest} />;
});

function Page() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // A separate page: navigation unmounts the previous one, with its open dialog.
  return <RoutedPage key={pathname} path={pathname} push={(to) => void navigate(to)} />;
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <Provider linkComponent={SiteLink}>
        <Page />
      </Provider>
    </BrowserRouter>
  </StrictMode>,
);
