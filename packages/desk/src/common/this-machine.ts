/** Whether a page is served by a program on this machine: nobody signs in there. @param host @default the page's */
export const isThisMachine = (host: string = location.hostname): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host);
