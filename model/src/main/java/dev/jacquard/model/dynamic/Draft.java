package dev.jacquard.model.dynamic;

import dev.jacquard.model.IllegalModelException;
import dev.jacquard.model.dynamic.graph.Cell;
import dev.jacquard.model.dynamic.graph.Configuration;
import java.util.Arrays;
import java.util.NoSuchElementException;

/**
 * A state that can be changed: the rows of a configuration, and the records that they stand for.
 *
 * <p>A record is made of its row when somebody asks for it. New processes and objects take the
 * first free place.
 */
final class Draft<G extends Record> {
  private static final int TYPE_OF_PROCESS = 0;
  private static final int TYPE_OF_OBJECT = Configuration.HOLDER + 1;

  private final Forms forms;
  private long[] globals;
  private long[][] processes;
  private long[][] objects;
  private Object globalsRecord;
  private Object[] processRecords;
  private Object[] objectRecords;

  private Draft(Forms forms) {
    this.forms = forms;
  }

  static <G extends Record> Draft<G> of(Forms forms, Configuration configuration) {
    Draft<G> draft = new Draft<>(forms);
    draft.globals = configuration.globals();
    draft.processes = configuration.processes();
    draft.objects = configuration.objects();
    draft.processRecords = new Object[draft.processes.length];
    draft.objectRecords = new Object[draft.objects.length];
    return draft;
  }

  /** A draft that can be changed while this one stays as it is. */
  Draft<G> copy() {
    Draft<G> draft = new Draft<>(forms);
    draft.globals = globals;
    draft.processes = processes.clone();
    draft.objects = objects.clone();
    draft.globalsRecord = globalsRecord;
    draft.processRecords = processRecords.clone();
    draft.objectRecords = objectRecords.clone();
    return draft;
  }

  Configuration configuration() {
    return new Configuration(globals, processes, objects);
  }

  @SuppressWarnings("unchecked") // only a G is ever written there
  G globals() {
    if (globals == null) {
      throw new IllegalModelException("the model does not set its globals before they are read");
    }
    if (globalsRecord == null) {
      globalsRecord = forms.read(globals, 0);
    }
    return (G) globalsRecord;
  }

  void globals(G record) {
    globals = forms.write(record, Row.toWrite());
    globalsRecord = record;
  }

  boolean hasGlobals() {
    return globals != null;
  }

  int processes() {
    return processes.length;
  }

  boolean lives(int process) {
    return processes[process] != null && processes[process] != Configuration.ENDED;
  }

  /** The local state of a process, null if it has ended. */
  @SuppressWarnings("unchecked") // only a Process<G> is ever written there
  Process<G> process(int process) {
    if (processRecords[process] == null && lives(process)) {
      processRecords[process] = forms.read(processes[process], TYPE_OF_PROCESS);
    }
    return (Process<G>) processRecords[process];
  }

  void process(int process, Process<G> record) {
    processes[process] = forms.write(record, Row.toWrite());
    processRecords[process] = record;
  }

  void end(int process) {
    processes[process] = Configuration.ENDED;
    processRecords[process] = null;
  }

  int spawn(Process<G> record) {
    int process = firstFree(processes);
    if (process == processes.length) {
      processes = Arrays.copyOf(processes, process + 1);
      processRecords = Arrays.copyOf(processRecords, process + 1);
    }
    process(process, record);
    return process;
  }

  Object object(Ref<?> ref) {
    int address = address(ref);
    if (objectRecords[address] == null) {
      objectRecords[address] = forms.read(objects[address], TYPE_OF_OBJECT);
    }
    return objectRecords[address];
  }

  void object(Ref<?> ref, Object record) {
    write(address(ref), record, holder(ref));
  }

  int allocate(Object record) {
    int address = firstFree(objects);
    if (address == objects.length) {
      objects = Arrays.copyOf(objects, address + 1);
      objectRecords = Arrays.copyOf(objectRecords, address + 1);
    }
    write(address, record, -1);
    return address;
  }

  /** The process that holds the lock of an object, or -1. */
  int holder(Ref<?> ref) {
    return Cell.target(objects[address(ref)][Configuration.HOLDER]);
  }

  void holder(Ref<?> ref, int process) {
    int address = address(ref);
    objects[address] = objects[address].clone();
    objects[address][Configuration.HOLDER] = Cell.process(process);
  }

  private void write(int address, Object record, int holder) {
    objects[address] = forms.write(record, Row.toWrite().put(Cell.process(holder)));
    objectRecords[address] = record;
  }

  private static int address(Ref<?> ref) {
    if (ref.isNone()) {
      throw new NoSuchElementException("a reference to nothing is followed");
    }
    return ref.address();
  }

  private static int firstFree(long[][] places) {
    int place = 0;
    while (place < places.length && places[place] != null) {
      place++;
    }
    return place;
  }
}
