// The development server takes the library's stylesheets through the bundler.
declare module '@tutoring/ui/*.css';
