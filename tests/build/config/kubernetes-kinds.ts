import {
  array,
  boolean,
  integer,
  literal,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
  tuple,
  variant,
} from 'valibot';

/*
 * The fields of Kubernetes' API that deploy/kubernetes may use, by hand from its reference (v1.32): the API server drops
 * a field it does not know, so a misspelt one changes nothing and is not told.
 */
const name = pipe(string(), regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/));
const labels = record(string(), string());
const quantity = pipe(string(), regex(/^\d+(m|Mi|Gi)?$/));
const count = pipe(number(), integer(), minValue(0));
const metadata = strictObject({ name, labels: optional(labels) });
const selector = strictObject({ matchLabels: labels });
const seconds = optional(count);
const probe = strictObject({
  httpGet: strictObject({ path: string(), port: string() }),
  periodSeconds: seconds,
  timeoutSeconds: seconds,
  failureThreshold: optional(count),
});
const configMap = strictObject({
  name,
  optional: optional(boolean()),
  items: optional(array(strictObject({ key: string(), path: string() }))),
});
const volume = strictObject({
  name,
  emptyDir: optional(strictObject({ sizeLimit: optional(quantity), medium: optional(literal('Memory')) })),
  projected: optional(strictObject({ sources: array(strictObject({ configMap })) })),
});
const container = strictObject({
  name,
  image: string(),
  ports: tuple([strictObject({ name, containerPort: count })]),
  envFrom: array(strictObject({ configMapRef: strictObject({ name }) })),
  // The profile "restricted" of the Pod Security Standards.
  securityContext: strictObject({
    allowPrivilegeEscalation: literal(false),
    readOnlyRootFilesystem: literal(true),
    capabilities: strictObject({ drop: tuple([literal('ALL')]) }),
  }),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  lifecycle: strictObject({ preStop: strictObject({ exec: strictObject({ command: array(string()) }) }) }),
  resources: strictObject({
    requests: strictObject({ cpu: quantity, memory: quantity }),
    limits: strictObject({ memory: quantity }),
  }),
  volumeMounts: array(strictObject({ name, mountPath: string(), readOnly: optional(literal(true)) })),
});
const pod = strictObject({
  automountServiceAccountToken: literal(false),
  enableServiceLinks: literal(false),
  securityContext: strictObject({
    runAsNonRoot: literal(true),
    runAsUser: count,
    runAsGroup: count,
    fsGroup: count,
    seccompProfile: strictObject({ type: literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: array(
    strictObject({
      maxSkew: count,
      topologyKey: string(),
      whenUnsatisfiable: picklist(['ScheduleAnyway', 'DoNotSchedule']),
      labelSelector: selector,
    }),
  ),
  containers: tuple([container]),
  volumes: array(volume),
});

/** A whole manifest of one of the kinds. */
export const manifest = variant('kind', [
  strictObject({
    apiVersion: literal('apps/v1'),
    kind: literal('Deployment'),
    metadata,
    spec: strictObject({
      replicas: count,
      selector,
      strategy: strictObject({ rollingUpdate: strictObject({ maxUnavailable: count, maxSurge: count }) }),
      template: strictObject({ metadata: strictObject({ labels }), spec: pod }),
    }),
  }),
  strictObject({
    apiVersion: literal('v1'),
    kind: literal('Service'),
    metadata,
    spec: strictObject({
      selector: labels,
      ports: tuple([strictObject({ name, port: count, targetPort: string() })]),
    }),
  }),
  strictObject({
    apiVersion: literal('autoscaling/v2'),
    kind: literal('HorizontalPodAutoscaler'),
    metadata,
    spec: strictObject({
      scaleTargetRef: strictObject({ apiVersion: literal('apps/v1'), kind: literal('Deployment'), name }),
      minReplicas: count,
      maxReplicas: count,
      metrics: array(
        strictObject({
          type: literal('Resource'),
          resource: strictObject({
            name: picklist(['cpu', 'memory']),
            target: strictObject({ type: literal('Utilization'), averageUtilization: count }),
          }),
        }),
      ),
    }),
  }),
  strictObject({
    apiVersion: literal('policy/v1'),
    kind: literal('PodDisruptionBudget'),
    metadata,
    spec: strictObject({ maxUnavailable: count, selector }),
  }),
  strictObject({
    apiVersion: literal('networking.k8s.io/v1'),
    kind: literal('Ingress'),
    metadata,
    spec: strictObject({
      tls: array(strictObject({ hosts: array(string()), secretName: name })),
      rules: array(
        strictObject({
          host: string(),
          http: strictObject({
            paths: tuple([
              strictObject({
                path: literal('/'),
                pathType: picklist(['Prefix', 'Exact']),
                backend: strictObject({
                  service: strictObject({ name, port: strictObject({ name }) }),
                }),
              }),
            ]),
          }),
        }),
      ),
    }),
  }),
]);

/** A patch of the example: the volumes of the Deployment. */
export const volumePatch = strictObject({
  apiVersion: literal('apps/v1'),
  kind: literal('Deployment'),
  metadata,
  spec: strictObject({ template: strictObject({ spec: strictObject({ volumes: array(volume) }) }) }),
});

/** What the command `kubectl kustomize` puts together. */
export const kustomization = strictObject({
  apiVersion: literal('kustomize.config.k8s.io/v1beta1'),
  kind: literal('Kustomization'),
  namespace: optional(name),
  resources: array(string()),
  images: optional(array(strictObject({ name, newName: string(), newTag: string() }))),
  configMapGenerator: optional(
    array(strictObject({ name, files: optional(array(string())), literals: optional(array(string())) })),
  ),
  patches: optional(array(strictObject({ target: strictObject({ kind: string(), name }), path: string() }))),
});
