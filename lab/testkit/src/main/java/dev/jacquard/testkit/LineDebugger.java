package dev.jacquard.testkit;

import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.request.ClassPrepareRequest;
import java.util.ArrayList;
import java.util.List;

/** A debugger with breakpoints at lines of a class; it notes who stopped where, and goes on. */
public final class LineDebugger {
  private final String className;
  private final List<Integer> lines;
  private final List<String> stops = new ArrayList<>();

  public LineDebugger(String className, List<Integer> lines) {
    this.className = className;
    this.lines = lines;
  }

  /** Attaches and stays until the program has ended; where it stopped, in order. */
  public List<String> stops(int port) throws Exception {
    try {
      VirtualMachine vm = DebuggedJvm.attach(port);
      ClassPrepareRequest loaded = vm.eventRequestManager().createClassPrepareRequest();
      loaded.addClassFilter(className);
      loaded.enable();
      vm.resume();
      while (true) {
        EventSet events = vm.eventQueue().remove();
        for (Event event : events) {
          handle(vm, event);
        }
        events.resume();
      }
    } catch (VMDisconnectedException over) {
      return stops;
    }
  }

  private void handle(VirtualMachine vm, Event event)
      throws AbsentInformationException, IncompatibleThreadStateException {
    if (event instanceof ClassPrepareEvent prepared) {
      ReferenceType type = prepared.referenceType();
      for (int line : lines) {
        vm.eventRequestManager()
            .createBreakpointRequest(type.locationsOfLine(line).get(0))
            .enable();
      }
    } else if (event instanceof BreakpointEvent stop) {
      String line = ":" + stop.thread().frame(0).location().lineNumber();
      stops.add(stop.thread().name() + line);
    }
  }
}
