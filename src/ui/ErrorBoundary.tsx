import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in for the children once one of them failed. */
  readonly fallback: ReactNode;
  /** A new value tries the children again. */
  readonly resetKey?: string;
}

/** Keeps a failure inside its own part of the page. React still has no function component for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedOn: string | null }> {
  override state = { failedOn: null as string | null };

  static getDerivedStateFromError() {
    return { failedOn: '' };
  }

  static getDerivedStateFromProps({ resetKey = '' }: ErrorBoundaryProps, state: { failedOn: string | null }) {
    if (state.failedOn === null) return null;
    // '' marks a failure not yet tied to the screen it happened on.
    if (state.failedOn === '') return { failedOn: resetKey || 'failed' };
    return resetKey && state.failedOn !== resetKey ? { failedOn: null } : null;
  }

  override render() {
    return this.state.failedOn === null ? this.props.children : this.props.fallback;
  }
}
