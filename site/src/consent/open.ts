/** Opens the cookie preferences. If their script cannot be had, the page that explains them is. */
export function openCookiePreferences(): void {
  import('./start')
    .then(({ reopenConsent }) => reopenConsent())
    .catch(() => {
      location.assign('/privacy#stored');
    });
}
