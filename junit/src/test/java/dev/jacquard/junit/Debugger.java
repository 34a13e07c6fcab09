package dev.jacquard.junit;

import com.sun.jdi.ReferenceType;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.IllegalConnectorArgumentsException;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.request.BreakpointRequest;
import com.sun.jdi.request.ClassPrepareRequest;
import dev.jacquard.testkit.DebuggedJvm;

/** A debugger that stops a few times at a method of the program and lets it go on. */
final class Debugger implements Runnable {
  private static final int MOST_STOPS = 5;

  private final int port;
  private final String className;
  private final String method;
  private volatile int stops;

  Debugger(int port, String className, String method) {
    this.port = port;
    this.className = className;
    this.method = method;
  }

  /** How often it stopped there. */
  int stops() {
    return stops;
  }

  @Override
  public void run() {
    try {
      VirtualMachine vm = DebuggedJvm.attach(port);
      ClassPrepareRequest loaded = vm.eventRequestManager().createClassPrepareRequest();
      loaded.addClassFilter(className);
      loaded.enable();
      vm.classesByName(className).forEach(type -> stopIn(vm, type));
      while (true) {
        EventSet events = vm.eventQueue().remove();
        events.forEach(event -> handle(vm, event));
        events.resume();
      }
    } catch (VMDisconnectedException over) {
      // the worker has ended
    } catch (InterruptedException | IllegalConnectorArgumentsException e) {
      throw new IllegalStateException(e);
    }
  }

  private void handle(VirtualMachine vm, Event event) {
    if (event instanceof ClassPrepareEvent prepared) {
      stopIn(vm, prepared.referenceType());
    } else if (event instanceof BreakpointEvent stop) {
      stops++;
      if (stops == MOST_STOPS) {
        stop.request().disable();
      }
    }
  }

  private void stopIn(VirtualMachine vm, ReferenceType type) {
    BreakpointRequest breakpoint =
        vm.eventRequestManager()
            .createBreakpointRequest(type.methodsByName(method).get(0).location());
    breakpoint.enable();
  }
}
