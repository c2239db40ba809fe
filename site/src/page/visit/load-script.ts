/** Loads another company's script. Rejects when it cannot be had. */
export function loadScript(address: string): Promise<void> {
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
