import * as styles from './launch.css';

/** Why the answers do nothing yet. */
export function NeedsName() {
  return <p className={styles.quiet}>Write your name above first: each answer is kept with it.</p>;
}
