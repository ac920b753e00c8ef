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
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, { failed }: { failed: boolean }) {
    if (failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
