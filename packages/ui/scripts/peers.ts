/**
 * Measures the same components of well-known libraries with the method of sizes.json, and writes peers.json. Run it by hand
 * now and then: it installs them from the registry into a temporary folder, so the project does not depend on them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a page imports of each library for the same result, by our component. */
const PEERS: Record<string, Record<string, string>> = {
  accordion: {
    'Radix Primitives': "export { Root, Item, Header, Trigger, Content } from '@radix-ui/react-accordion';",
    'React Aria Components':
      "export { DisclosureGroup, Disclosure, DisclosurePanel, Button, Heading } from 'react-aria-components';",
    'Base UI': "export { Accordion } from '@base-ui/react/accordion';",
    'Material UI':
      "export { default as A } from '@mui/material/Accordion'; export { default as B } from '@mui/material/AccordionSummary'; export { default as C } from '@mui/material/AccordionDetails';",
  },
  button: {
    'React Aria Components': "export { Button } from 'react-aria-components';",
    'Material UI':
      "export { default as A } from '@mui/material/Button'; export { default as B } from '@mui/material/IconButton';",
  },
  dialog: {
    'Radix Primitives':
      "export { Root, Trigger, Portal, Overlay, Content, Title, Close } from '@radix-ui/react-dialog';",
    'React Aria Components':
      "export { DialogTrigger, ModalOverlay, Modal, Dialog, Heading, Button } from 'react-aria-components';",
    'Base UI': "export { Dialog } from '@base-ui/react/dialog';",
    'Material UI':
      "export { default as A } from '@mui/material/Dialog'; export { default as B } from '@mui/material/DialogTitle'; export { default as C } from '@mui/material/DialogContent'; export { default as D } from '@mui/material/Button'; export { default as E } from '@mui/material/IconButton';",
  },
  field: {
    'React Aria Components':
      "export { TextField, Label, Input, TextArea, Text, FieldError, RadioGroup, Radio, Checkbox, Switch, Select, SelectValue, Popover, ListBox, ListBoxItem, Button } from 'react-aria-components';",
    'Material UI':
      "export { default as A } from '@mui/material/TextField'; export { default as B } from '@mui/material/Radio'; export { default as C } from '@mui/material/RadioGroup'; export { default as D } from '@mui/material/FormControlLabel'; export { default as E } from '@mui/material/Checkbox'; export { default as F } from '@mui/material/Switch'; export { default as G } from '@mui/material/MenuItem';",
  },
  'navigation-menu': {
    'Radix Primitives':
      "export { Root, List, Item, Trigger, Content, Link, Indicator, Viewport } from '@radix-ui/react-navigation-menu';",
    'Base UI': "export { NavigationMenu } from '@base-ui/react/navigation-menu';",
  },
  tabs: {
    'Radix Primitives': "export { Root, List, Trigger, Content } from '@radix-ui/react-tabs';",
    'React Aria Components': "export { Tabs, TabList, Tab, TabPanel } from 'react-aria-components';",
    'Base UI': "export { Tabs } from '@base-ui/react/tabs';",
    'Material UI':
      "export { default as A } from '@mui/material/Tabs'; export { default as B } from '@mui/material/Tab';",
  },
  'toast with its first message': {
    'Radix Primitives':
      "export { Provider, Viewport, Root, Title, Description, Action, Close } from '@radix-ui/react-toast';",
    'Base UI': "export { Toast } from '@base-ui/react/toast';",
    Sonner: "export { Toaster, toast } from 'sonner';",
  },
  tooltip: {
    'Radix Primitives': "export { Provider, Root, Trigger, Portal, Content, Arrow } from '@radix-ui/react-tooltip';",
    'React Aria Components': "export { TooltipTrigger, Tooltip, OverlayArrow, Button } from 'react-aria-components';",
    'Base UI': "export { Tooltip } from '@base-ui/react/tooltip';",
    'Material UI': "export { default as A } from '@mui/material/Tooltip';",
  },
};

const PACKAGES: Record<string, string[]> = {
  'Radix Primitives': ['accordion', 'dialog', 'navigation-menu', 'tabs', 'toast', 'tooltip'].map(
    (name) => `@radix-ui/react-${name}`,
  ),
  'React Aria Components': ['react-aria-components'],
  'Base UI': ['@base-ui/react'],
  'Material UI': ['@mui/material', '@emotion/react', '@emotion/styled'],
  Sonner: ['sonner'],
};
const MEASURED_WITH = ['size-limit', '@size-limit/esbuild', '@size-limit/file'];

interface Weighed {
  name: string;
  size: number;
}

const root = join(import.meta.dirname, '../../..');
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};
const folder = mkdtempSync(join(tmpdir(), 'tutoring-peers-'));
const write = (file: string, content: unknown) =>
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

try {
  write('package.json', {
    private: true,
    type: 'module',
    dependencies: { react: devDependencies.react, 'react-dom': devDependencies['react-dom'] },
    devDependencies: Object.fromEntries(MEASURED_WITH.map((name) => [name, devDependencies[name]])),
  });
  const peers = Object.values(PACKAGES).flat();
  // size-limit's plugins ask for older versions of it, as they do in this project.
  execFileSync('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel', 'error', ...peers], {
    cwd: folder,
    stdio: 'inherit',
  });
  const entries = Object.entries(PEERS).flatMap(([component, libraries]) =>
    Object.entries(libraries).map(([library, code]) => ({ component, library, code })),
  );
  for (const [index, { code }] of entries.entries()) write(`${index}.js`, code);
  write(
    '.size-limit.json',
    entries.map((_, index) => ({ name: String(index), path: `${index}.js`, ignore: ['react', 'react-dom'] })),
  );
  const json = execFileSync('npx', ['size-limit', '--json'], { cwd: folder, encoding: 'utf8' });
  const sizes = new Map((JSON.parse(json) as Weighed[]).map(({ name, size }) => [entries[Number(name)], size]));
  const versions = Object.fromEntries(
    Object.entries(PACKAGES).map(([library, names]) => [
      library,
      names.map((name) => `${name} ${versionOf(name)}`).join(', '),
    ]),
  );
  const components = Object.fromEntries(
    Object.keys(PEERS).map((component) => [
      component,
      Object.fromEntries(
        entries.flatMap((entry) => (entry.component === component ? [[entry.library, sizes.get(entry)]] : [])),
      ),
    ]),
  );
  const measured = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const file = join(import.meta.dirname, '../peers.json');
  writeFileSync(file, `${JSON.stringify({ measured, versions, components }, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
