/** Runs inline in an embed, before its first paint: `?theme=light` or `?theme=dark` chooses its colours. Without it, the device does. */
const theme = new URLSearchParams(location.search).get('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
