package dev.jacquard.model.dynamic;

import dev.jacquard.model.dynamic.graph.Cell;

/** References to objects and processes. */
enum ReferenceForm implements Form {
  OBJECT {
    @Override
    public void write(Object value, Row row) {
      row.put(Cell.object(((Ref<?>) value).address()));
    }

    @Override
    public Object read(Row row) {
      return Ref.at(Cell.target(row.take()));
    }

    @Override
    public String describe(Object value) {
      Ref<?> ref = (Ref<?>) value;
      return ref.isNone() ? "none" : "object " + ref.address();
    }
  },
  PROCESS {
    @Override
    public void write(Object value, Row row) {
      row.put(Cell.process(((Pid) value).number()));
    }

    @Override
    public Object read(Row row) {
      return Pid.at(Cell.target(row.take()));
    }

    @Override
    public String describe(Object value) {
      Pid pid = (Pid) value;
      return pid.isNone() ? "none" : "process " + pid.number();
    }
  }
}
