import '@tutoring/ui/core.css';
import '@tutoring/ui/reset.css';
import '@tutoring/ui/components.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const root = document.getElementById('desk');
if (!root) throw new Error('index.html has no element #desk, in which the desk is rendered.');
createRoot(root).render(<App />);
