import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { makeStore } from '../store';
import { selectReleaseReady } from './releaseSlice';
import { watchRelease } from './watchRelease';

class FakeWorker extends EventTarget {
  state = 'installing';
  constructor(readonly scriptURL = 'http://localhost/service-worker.js') {
    super();
  }
  readonly postMessage = jest.fn();
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly update = jest.fn(() => Promise.resolve());

  /** The browser found a newer release. */
  begin() {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
  }

  end(outcome = 'installed') {
    const worker = this.installing;
    if (!worker) throw new Error('Nothing was being downloaded.');
    this.installing = null;
    worker.state = outcome;
    worker.dispatchEvent(new Event('statechange'));
  }

  install(outcome?: string) {
    this.begin();
    this.end(outcome);
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = jest.fn(() => Promise.resolve(this.registration));

  use(worker: FakeWorker) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

function watch(container: FakeContainer | undefined, opener = container?.controller ?? null) {
  const { store } = makeStore();
  const dispatch = jest.spyOn(store, 'dispatch');
  const done = watchRelease(
    (action) => store.dispatch(action),
    container as unknown as ServiceWorkerContainer | undefined,
    opener as unknown as ServiceWorker | null,
  );
  return {
    done,
    dispatch,
    isOffered: () => selectReleaseReady(store.getState()),
    state: () => store.getState(),
  };
}

describe('A newer release', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is offered once it is downloaded, with a notice', async () => {
    const container = new FakeContainer();
    container.registration.active = new FakeWorker();
    const { done, isOffered, state } = watch(container);
    await done;
    expect(isOffered()).toBe(false);
    container.registration.install();
    expect(isOffered()).toBe(true);
    expect(state().notices.current?.name).toBe('releaseReady');
  });

  it('is offered after one that was refused, on a page that stays open', async () => {
    const container = new FakeContainer();
    container.registration.active = new FakeWorker();
    const { done, isOffered } = watch(container);
    await done;
    container.registration.install('redundant');
    jest.advanceTimersByTime(60 * 60 * 1000);
    container.registration.install('redundant');
    expect(isOffered()).toBe(false);
    jest.advanceTimersByTime(60 * 60 * 1000);
    container.registration.install();
    expect(isOffered()).toBe(true);
  });

  it('is offered if it was downloaded on an earlier visit', async () => {
    const container = new FakeContainer();
    container.registration.waiting = new FakeWorker();
    const { done, isOffered } = watch(container);
    await done;
    expect(isOffered()).toBe(true);
  });

  it('is offered if its download began before this page began to watch', async () => {
    const container = new FakeContainer();
    container.registration.active = new FakeWorker();
    container.registration.begin();
    const { done, isOffered } = watch(container);
    await done;
    expect(isOffered()).toBe(false);
    container.registration.end();
    expect(isOffered()).toBe(true);
  });

  it('is offered once, if the browser tells of its download after this page has found it', async () => {
    const container = new FakeContainer();
    container.registration.active = new FakeWorker();
    container.registration.begin();
    const { done, dispatch } = watch(container);
    await done;
    container.registration.dispatchEvent(new Event('updatefound'));
    container.registration.end();
    expect(dispatch).toHaveBeenCalledTimes(1);
  });

  it('is not what the first visit brings', async () => {
    const container = new FakeContainer();
    const { done, isOffered } = watch(container);
    await done;
    container.registration.install();
    container.use(new FakeWorker());
    expect(isOffered()).toBe(false);
  });

  it('is offered in a tab that shows the old one while another tab switched', async () => {
    const container = new FakeContainer();
    container.controller = new FakeWorker();
    const { done, isOffered } = watch(container);
    await done;
    container.use(new FakeWorker());
    expect(isOffered()).toBe(true);
  });

  it('is offered even if another tab switched before this one began to watch', async () => {
    const container = new FakeContainer();
    container.controller = new FakeWorker();
    const { done, isOffered } = watch(container, new FakeWorker());
    await done;
    expect(isOffered()).toBe(true);
    expect(container.controller.postMessage).not.toHaveBeenCalled();
  });

  it('is not what the first visit in another language brings', async () => {
    const container = new FakeContainer();
    container.controller = new FakeWorker('http://localhost/folder-above/service-worker.js');
    const { done, isOffered } = watch(container);
    await done;
    container.use(new FakeWorker());
    expect(isOffered()).toBe(false);
  });

  it('lets the worker drop old files once the page itself is of the release in use', async () => {
    const container = new FakeContainer();
    container.controller = new FakeWorker();
    await watch(container).done;
    expect(container.controller.postMessage).toHaveBeenCalledWith('tidy');
  });

  it('is looked for every hour, quietly if there is no network', async () => {
    const container = new FakeContainer();
    container.registration.update.mockRejectedValue(new TypeError('offline'));
    await watch(container).done;
    await jest.advanceTimersByTimeAsync(60 * 60 * 1000);
    expect(container.registration.update).toHaveBeenCalledTimes(1);
  });

  it('is nobody’s concern where workers are refused or unknown', async () => {
    const container = new FakeContainer();
    container.register.mockRejectedValue(new DOMException('refused', 'SecurityError'));
    await expect(watch(container).done).resolves.toBeUndefined();
    await expect(watch(undefined).done).resolves.toBeUndefined();
  });
});
