import { FROM_PAGE, readMessage } from '../src/contract/sw-protocol';
import { stageRest } from './staging/stage-rest';

/** Does what a page asks for; what is no message of ours is no business of ours. */
export async function answerPage(event: ExtendableMessageEvent): Promise<void> {
  const message = readMessage(FROM_PAGE, event.data);
  switch (message?.type) {
    case 'page-idle':
      return stageRest();
  }
}
