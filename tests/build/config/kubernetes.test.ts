import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { judgeSettings } from '../../../deploy/config-check/judge-settings';
import { judgeSiteFiles } from '../../../deploy/documents/site-files.mjs';
import { renderNginxEnvironment } from '../../../deploy/environment.mjs';
import { NGINX_PORT, renderNginxProbes } from '../../../deploy/nginx-locations.mjs';
import { kustomization, manifest, volumePatch } from './kubernetes-kinds';

const FOLDER = 'deploy/kubernetes';
const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');
const readYaml = (file: string): unknown => parse(read(file));
const listManifests = (folder: string): readonly string[] =>
  parseSchema(kustomization, readYaml(`${folder}/kustomization.yaml`)).resources.filter((file) =>
    file.endsWith('.yaml'),
  );

const manifests = [
  ...listManifests('base').map((file) => `base/${file}`),
  ...listManifests('example').map((file) => `example/${file}`),
].map((file) => parseSchema(manifest, readYaml(file)));
type Kind = (typeof manifests)[number]['kind'];

function find<K extends Kind>(kind: K) {
  const found = manifests.find((one): one is Extract<(typeof manifests)[number], { kind: K }> => one.kind === kind);
  if (!found) throw new Error(`There is no ${kind}`);
  return found;
}

const deployment = find('Deployment');
const { template, selector } = deployment.spec;
const [container] = template.spec.containers;
const example = parseSchema(kustomization, readYaml('example/kustomization.yaml'));
const patch = parseSchema(volumePatch, readYaml('example/site-files.yaml'));

describe('[OPS-2.10] the manifests for Kubernetes', () => {
  test('have only fields of the API, and every file belongs to a kustomization', () => {
    for (const folder of ['base', 'example']) {
      const { resources, patches = [] } = parseSchema(kustomization, readYaml(`${folder}/kustomization.yaml`));
      const named = [...resources, ...patches.map((one) => one.path), 'kustomization.yaml'];
      expect(named).toEqual(
        expect.arrayContaining(readdirSync(`${FOLDER}/${folder}`).filter((one) => one.endsWith('yaml'))),
      );
      for (const file of named) expect([file, existsSync(path.join(FOLDER, folder, file))]).toEqual([file, true]);
    }
    for (const { kind, metadata } of manifests) expect([kind, metadata.name]).toEqual([kind, 'fairground']);
  });

  test('a misspelt field is found', () => {
    const misspelt = { ...deployment, spec: { ...deployment.spec, replica: 2 } };
    expect(() => parseSchema(manifest, misspelt)).toThrow('replica');
  });

  test('select the pods that the Deployment makes', () => {
    const { labels } = template.metadata;
    expect(labels).toMatchObject(selector.matchLabels);
    expect(labels).toMatchObject(find('Service').spec.selector);
    expect(labels).toMatchObject(find('PodDisruptionBudget').spec.selector.matchLabels);
    expect(find('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(deployment.metadata.name);
    const replicas = [deployment.spec.replicas, find('HorizontalPodAutoscaler').spec.minReplicas];
    expect(replicas).toEqual([2, 2]); // one more than may be missing
    expect(find('PodDisruptionBudget').spec.maxUnavailable).toBe(1);
  });

  test('ask the probes and the port that nginx has, by way of the service and the ingress', () => {
    const [port] = container.ports;
    expect(port.containerPort).toBe(NGINX_PORT);
    for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe]) {
      expect(probe.httpGet.port).toBe(port.name);
      expect(renderNginxProbes()).toContain(`location = ${probe.httpGet.path} {`);
    }
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    const [served] = find('Service').spec.ports;
    expect(served.targetPort).toBe(port.name);
    for (const { http } of find('Ingress').spec.rules)
      expect(http.paths[0].backend.service).toEqual({ name: 'fairground', port: { name: served.name } });
  });

  test('run the image as its user, with the one folder that it writes to', () => {
    const user = /^USER (\d+):(\d+)$/m.exec(readFileSync('deploy/Containerfile', 'utf8'));
    const { runAsUser, runAsGroup } = template.spec.securityContext;
    expect([String(runAsUser), String(runAsGroup)]).toEqual([user?.[1], user?.[2]]);
    const mounted = container.volumeMounts.map((mount) => [mount.mountPath, mount.readOnly ?? false]);
    expect(mounted).toEqual([
      ['/run/fairground', false],
      ['/etc/fairground', true],
    ]);
    const volumes = template.spec.volumes.map(({ name }) => name);
    for (const mount of container.volumeMounts) expect(volumes).toContain(mount.name);
  });
});

describe('[OPS-2.10] the example deployment', () => {
  const generated = example.configMapGenerator ?? [];
  const sourcesOf = (volumes: typeof template.spec.volumes) =>
    volumes.flatMap(({ projected }) => projected?.sources ?? []).map((source) => source.configMap);

  test('makes every ConfigMap that the pods name', () => {
    const names = generated.map(({ name }) => name);
    const used = [...sourcesOf(patch.spec.template.spec.volumes), ...sourcesOf(template.spec.volumes)];
    for (const { name, items = [] } of used) {
      expect(names).toContain(name);
      const files = generated.find((one) => one.name === name)?.files ?? [];
      for (const { key } of items) expect(files).toContain(key);
      for (const file of files) expect(existsSync(`${FOLDER}/example/${file}`)).toBe(true);
    }
    for (const { configMapRef } of container.envFrom) expect(names).toContain(configMapRef.name);
  });

  test('[OPS-1.9] has files and an environment without a fault, settings with texts to replace, an ingress for each host', () => {
    const settings: { hosts: Record<string, string> } = JSON.parse(read('example/settings.json'));
    // What stands for the operator's own licence is refused until it is replaced.
    const findings = judgeSettings(settings);
    const legal = 'brands.ACME.legal';
    expect(findings.map(({ path: where }) => where)).toEqual(
      ['licence', 'helpLines[0].name', 'helpLines[0].phone'].map((slot) => `${legal}.${slot}`),
    );
    expect(judgeSettings(settings, { isLocal: true })).toEqual([]);
    const { rules, tls } = find('Ingress').spec;
    expect(rules.map(({ host }) => host)).toEqual(Object.keys(settings.hosts));
    expect(tls.flatMap(({ hosts }) => hosts)).toEqual(Object.keys(settings.hosts));
    const files = sourcesOf(patch.spec.template.spec.volumes).flatMap(({ items = [] }) => items);
    const content = files.map(({ key, path: file }): [string, Buffer] => [
      file.replace(/^site\//, ''),
      Buffer.from(read(`example/${key}`)),
    ]);
    expect(content.length).toBeGreaterThan(0);
    expect(judgeSiteFiles(new Map(content), Object.values(settings.hosts))).toEqual([]);
    const literals = generated.flatMap((one) => one.literals ?? []);
    const environment = Object.fromEntries(literals.map((one) => one.split(/=(.*)/s).slice(0, 2)));
    expect(renderNginxEnvironment(environment, '')).toContain('set_real_ip_from 10.0.0.0/8;');
  });
});
