import { Trans } from '@lingui/react/macro';
import { styles } from './styles.ts';

/** The line that separates a reply by email from the quoted text below it. */
export function AnswerLine() {
  return (
    <p style={styles.small}>
      <Trans>– Please reply above this line –</Trans>
    </p>
  );
}
