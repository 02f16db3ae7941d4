// Buttons, toggles, selects and forms with a `data-post` resource post to the API, then reload the page.
const api = '/console/api/';

async function send(method, resource, body) {
  const response = await fetch(api + resource, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (!response.ok) alert(await response.text());
  location.reload();
}

const parseField = (text, type) => (type === 'number' ? Number(text) : text);

/** Returns the filled-in fields of a form. */
function fieldsOf(form) {
  const fields = {};
  for (const field of form.elements) {
    if (!field.name) continue;
    if (field.type === 'checkbox') {
      if (field.checked) fields[field.name] = true;
    } else if (field.value !== '') fields[field.name] = parseField(field.value, field.type);
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
  const value = event.target.type === 'checkbox' ? event.target.checked : parseField(event.target.value, type);
  send('POST', post, { ...JSON.parse(body), [field]: value });
});

/** Shows the values of a form with a preview in the frame beside it. */
function showPreview(form) {
  const fields = new URLSearchParams(new FormData(form));
  fields.set('scheme', form.querySelector('[data-scheme]').value);
  form.parentElement.querySelector('iframe').src = `${form.dataset.preview}?${fields}`;
}

document.addEventListener('change', (event) => {
  const form = event.target.closest('form[data-preview]');
  if (form) showPreview(form);
});

/** Shows the text or the picture of a popup while it is typed; the frame runs no script. */
document.addEventListener('input', ({ target }) => {
  if (target.matches('textarea[name="content"]')) target.form.querySelector('iframe').srcdoc = target.value;
  if (!target.matches('input[name="image"]')) return;
  const picture = target.form.querySelector('img');
  picture.hidden = target.value === '';
  picture.src = target.value;
});

document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target.dataset.search) return location.assign(`?${new URLSearchParams(new FormData(event.target))}`);
  send('POST', event.target.dataset.post, fieldsOf(event.target));
});
