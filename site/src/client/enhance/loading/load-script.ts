/** Loads a third-party script, after the guard (security/guard.ts). Rejects if either does not load. */
export async function loadScript(address: string): Promise<void> {
  (await import('../security/guard')).startGuard();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('A script did not load.'));
    };
    document.head.append(script);
  });
}
