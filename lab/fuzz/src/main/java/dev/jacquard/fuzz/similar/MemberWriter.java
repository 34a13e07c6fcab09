package dev.jacquard.fuzz.similar;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Writes the code of one class of threads: a factory of its work and one of its threads. */
final class MemberWriter {
  private final ThreadClass members;
  private final String modifier;
  private final List<String> body = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();

  MemberWriter(ThreadClass members, String modifier) {
    this.members = members;
    this.modifier = modifier;
    body.add("int seen = 0;");
    body.add("try {");
    members.body().stream().flatMap(Statement::lines).forEach(line -> body.add("  " + line));
    body.add("} catch (RuntimeException e) {");
    body.add("  throw e;");
    body.add("} catch (Exception e) {");
    body.add("  throw new IllegalStateException(e.toString());");
    body.add("}");
    body.add("Seen.note(\"" + members.letter() + "\", seen);");
  }

  List<String> lines() {
    switch (members.form()) {
      case LAMBDA -> factory("Runnable", "return () -> {", "};");
      case CALL -> call();
      case ANONYMOUS -> anonymous();
      case RUNNABLE, MUTABLE, COUNTED, THREAD -> named();
    }
    threadFactory();
    return lines;
  }

  private void factory(String type, String head, String tail) {
    lines.add(modifier + type + " work" + members.letter() + "(int id, Own own) {");
    lines.add("  " + head);
    add("    ", body);
    lines.add("  " + tail);
    lines.add("}");
  }

  private void call() {
    String name = "run" + members.letter();
    lines.add(modifier + "void " + name + "(int id, Own own) {");
    add("  ", body);
    lines.add("}");
    workFactory("return () -> " + name + "(" + arguments() + ");");
    if (!arguments().equals("id, own")) { // a lambda captures only what it passes on
      lines.set(0, modifier + "void " + name + "(" + parameters() + ") {");
    }
  }

  private void anonymous() {
    lines.add(modifier + "Runnable work" + members.letter() + "(int id, Own own) {");
    lines.add("  return new Runnable() {");
    runMethod("    ");
    lines.add("  };");
    lines.add("}");
  }

  private void named() {
    Form form = members.form();
    String name = "Work" + members.letter();
    lines.add(
        (modifier + "class " + name)
            + (form == Form.THREAD ? " extends Thread {" : " implements Runnable {"));
    if (form == Form.COUNTED) {
      lines.add("  static int count;");
    }
    String finality = form == Form.MUTABLE ? "" : "final ";
    for (String parameter : fields()) {
      lines.add("  " + finality + parameter + ";");
    }
    if (form != Form.MUTABLE) {
      constructor(name);
    }
    runMethod("  ");
    lines.add("}");
    maker(name);
  }

  private void constructor(String name) {
    lines.add("  " + name + "(" + parameters() + ") {");
    for (String field : fields()) {
      String parameter = field.substring(field.indexOf(' ') + 1);
      boolean counted = members.form() == Form.COUNTED && parameter.equals("id");
      lines.add("    this." + parameter + " = " + (counted ? "count++" : parameter) + ";");
    }
    lines.add("  }");
  }

  private void maker(String name) {
    if (members.form() != Form.MUTABLE) {
      workFactory("return new " + name + "(" + arguments() + ");");
      return;
    }
    List<String> statements = new ArrayList<>();
    statements.add(name + " work = new " + name + "();");
    for (String field : fields()) {
      String parameter = field.substring(field.indexOf(' ') + 1);
      statements.add("work." + parameter + " = " + parameter + ";");
    }
    statements.add("return work;");
    workFactory(statements.toArray(new String[0]));
  }

  private void workFactory(String... statements) {
    lines.add(modifier + workType() + " work" + members.letter() + "(int id, Own own) {");
    add("  ", List.of(statements));
    lines.add("}");
  }

  private void threadFactory() {
    String work = "work" + members.letter() + "(id, own)";
    lines.add(modifier + "Thread thread" + members.letter() + "(int id, Own own) {");
    lines.add(
        members.form() == Form.THREAD
            ? "  return " + work + ";"
            : "  return " + members.maker().replace("<work>", work) + ";");
    lines.add("}");
  }

  private void runMethod(String indent) {
    lines.add(indent + "int calls;");
    lines.add(indent + "public void run() {");
    add(indent + "  ", body);
    lines.add(indent + "}");
  }

  private void add(String indent, List<String> more) {
    more.forEach(line -> lines.add(indent + line));
  }

  private String workType() {
    return members.form() == Form.THREAD ? "Thread" : "Runnable";
  }

  private List<String> fields() {
    List<String> fields = new ArrayList<>();
    if (uses("id") || members.form() == Form.COUNTED) {
      fields.add("int id");
    }
    if (uses("own")) {
      fields.add("Own own");
    }
    return fields;
  }

  private String parameters() {
    return String.join(", ", fields());
  }

  private String arguments() {
    return parameters().replace("int ", "").replace("Own ", "");
  }

  private boolean uses(String name) {
    return body.stream()
        .anyMatch(line -> Pattern.compile("\\b" + name + "\\b").matcher(line).find());
  }
}
