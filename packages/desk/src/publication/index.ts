export { PublicationBar } from './publication-bar';
