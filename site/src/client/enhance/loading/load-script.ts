/** Loads another company's script, once it is guarded (guard.ts). Rejects when either cannot be had. */
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
      reject(new Error('A script could not be loaded.'));
    };
    document.head.append(script);
  });
}
