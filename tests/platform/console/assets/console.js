// Buttons, toggles, choices and forms that name an API resource post to it; then the page shows what came of it.
const api = '/console/api/';

async function send(method, resource, body) {
  const answer = await fetch(api + resource, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (!answer.ok) alert(await answer.text());
  location.reload();
}

const read = (text, type) => (type === 'number' ? Number(text) : text);

/** The fields of a form that were filled in. */
function fieldsOf(form) {
  const fields = {};
  for (const field of form.elements) {
    if (!field.name) continue;
    if (field.type === 'checkbox') {
      if (field.checked) fields[field.name] = true;
    } else if (field.value !== '') fields[field.name] = read(field.value, field.type);
  }
  return fields;
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-post], button[data-delete]');
  if (!button) return;
  if (button.dataset.delete) send('DELETE', button.dataset.delete);
  else send('POST', button.dataset.post, JSON.parse(button.dataset.body));
});

document.addEventListener('change', (event) => {
  const { post, body, field, type } = event.target.dataset;
  if (!post || !field) return;
  const value = event.target.type === 'checkbox' ? event.target.checked : read(event.target.value, type);
  send('POST', post, { ...JSON.parse(body), [field]: value });
});

document.addEventListener('submit', (event) => {
  event.preventDefault();
  send('POST', event.target.dataset.post, fieldsOf(event.target));
});
