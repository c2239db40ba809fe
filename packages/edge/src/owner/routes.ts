import { Hono } from 'hono';
import { onlyMethods } from '../only-methods';
import { notFound } from '../pages/not-found';
import { addNote, changeStatus, forgetLead, notSpam, requeue } from './change-lead';
import { saveAssistant, showAssistant, switchAssistant, tryAssistant } from './assistant';
import { content } from './content/content';
import { exportLeads } from './export';
import { exportFigures, showFigures } from './figures';
import { listLeads } from './list';
import { endMail, lockMarking, returnMarking, revokeLink, saveDraft } from './marking/change';
import { listMarkings, showMarking, showPage } from './marking/show';
import { onlyOwner, signInHere, type OwnerEnv } from './only-owner';
import { deskFile, deskPage } from './desk';
import { showLead } from './show';

const LEAD = '/api/owner/leads/:reference';
const MARKING = '/api/owner/marking/:reference';

/** The owner's desk: its pages, its files and its API. Every route but its 404s requires {@link onlyOwner}. */
export const owner = new Hono<OwnerEnv>();

// Other names of the same files, also with an encoded slash; not pages such as /owners.
owner.all('/:file{owner[^a-z0-9/-].*}', onlyMethods('GET', 'HEAD'), notFound);
owner.all('/owner/index.html', onlyMethods('GET', 'HEAD'), notFound);
owner.all('/owner/:folder{assets|data}/*', onlyMethods('GET', 'HEAD'), onlyOwner, deskFile);
owner.all('/owner', onlyMethods('GET', 'HEAD'), signInHere, onlyOwner, deskPage);
owner.all('/owner/*', onlyMethods('GET', 'HEAD'), signInHere, onlyOwner, deskPage);

owner.use('/api/owner/*', onlyOwner);
owner.all('/api/owner/leads', onlyMethods('GET', 'HEAD'), listLeads);
owner.all('/api/owner/export.csv', onlyMethods('GET', 'HEAD'), exportLeads);
owner.all('/api/owner/figures', onlyMethods('GET', 'HEAD'), showFigures);
owner.all('/api/owner/figures.csv', onlyMethods('GET', 'HEAD'), exportFigures);
owner.put('/api/owner/assistant', saveAssistant);
owner.all('/api/owner/assistant', onlyMethods('GET', 'HEAD', 'PUT'), showAssistant);
owner.all('/api/owner/assistant/visitors', onlyMethods('POST'), switchAssistant);
owner.all('/api/owner/assistant/try', onlyMethods('POST'), tryAssistant);
owner.all(LEAD, onlyMethods('GET', 'HEAD'), showLead);
owner.all(`${LEAD}/status`, onlyMethods('POST'), changeStatus);
owner.all(`${LEAD}/note`, onlyMethods('POST'), addNote);
owner.all(`${LEAD}/requeue`, onlyMethods('POST'), requeue);
owner.all(`${LEAD}/not-spam`, onlyMethods('POST'), notSpam);
owner.all(`${LEAD}/forget`, onlyMethods('POST'), forgetLead);
owner.all('/api/owner/marking', onlyMethods('GET', 'HEAD'), listMarkings);
owner.all(MARKING, onlyMethods('GET', 'HEAD'), showMarking);
owner.all(`${MARKING}/pages/:position{[0-9]}`, onlyMethods('GET', 'HEAD'), showPage);
owner.all(`${MARKING}/lock`, onlyMethods('POST'), lockMarking);
owner.all(`${MARKING}/draft`, onlyMethods('POST'), saveDraft);
owner.all(`${MARKING}/return`, onlyMethods('POST'), returnMarking);
owner.all(`${MARKING}/revoke`, onlyMethods('POST'), revokeLink);
owner.all(`${MARKING}/end-mail`, onlyMethods('POST'), endMail);
owner.route('/', content);
